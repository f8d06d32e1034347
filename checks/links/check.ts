import { defineCheck, type Found } from '../../pipeline/core/check.ts';
import { now } from '../../pipeline/core/evidence.ts';
import { links } from '../../pipeline/core/link-evidence.ts';
import { externalSeverity } from './external-codes.ts';
import { externalTargets } from './external-evidence.ts';
import { findExternal, tallyExternal } from './find-external.ts';
import { classify } from './classify.ts';
import { findIgnoreProblems } from './find-ignore-problems.ts';
import { leaveOut } from './leave-out.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'links',
  version: 1,
  stage: 'network',
  title: { en: 'Every link and image leads somewhere', ko: '모든 링크와 이미지가 제대로 연결됨' },
  needs: { links, externalTargets, now },
  timeoutMs: 660_000,
  messages,
  severity: {
    'dangerous-address': 'blocker',
    'ignore-unexplained': 'blocker',
    'ignore-unknown': 'warning',
    'ignore-date-malformed': 'warning',
    'ignore-expired': 'warning',
    'ignore-unused': 'warning',
    ignored: 'note',
    ...externalSeverity,
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ links: draftLinks, externalTargets: external, now: instant }, options) {
    const left = leaveOut(draftLinks, options, instant);
    const findings = draftLinks.links.flatMap(({ address, addressPlace }, index): Found<typeof messages>[] => {
      if (left.links.has(index)) return [];
      const target = classify(address);
      if (target.kind !== 'dangerous') return [];
      const params = { address: address.slice(0, 120), scheme: target.scheme };
      return [{ code: 'dangerous-address', params, place: addressPlace }];
    });
    const away = draftLinks.links.flatMap((link, index) => {
      const target = classify(link.address);
      return left.links.has(index) || target.kind !== 'external' ? [] : [{ ...target, link }];
    });
    const { patience } = options.external;
    return {
      findings: [
        ...findings,
        ...findExternal(away, external, { patience, now: instant }),
        ...findIgnoreProblems(draftLinks, instant),
      ],
      data: { external: tallyExternal(external) },
    };
  },
});
