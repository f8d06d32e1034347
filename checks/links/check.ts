import { defineCheck, type Found } from '../../pipeline/core/check.ts';
import { now } from '../../pipeline/core/evidence.ts';
import { links } from '../../pipeline/core/link-evidence.ts';
import { classify } from './classify.ts';
import { findIgnoreProblems } from './find-ignore-problems.ts';
import { leaveOut } from './leave-out.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'links',
  version: 1,
  stage: 'network',
  title: { en: 'Every link and image leads somewhere', ko: '모든 링크와 이미지가 제대로 연결됨' },
  needs: { links, now },
  messages,
  severity: {
    'dangerous-address': 'blocker',
    'ignore-unexplained': 'blocker',
    'ignore-unknown': 'warning',
    'ignore-date-malformed': 'warning',
    'ignore-expired': 'warning',
    'ignore-unused': 'warning',
    ignored: 'note',
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ links: draftLinks, now: instant }, options) {
    const left = leaveOut(draftLinks, options, instant);
    const findings = draftLinks.links.flatMap(({ address, addressPlace }, index): Found<typeof messages>[] => {
      if (left.links.has(index)) return [];
      const target = classify(address);
      if (target.kind !== 'dangerous') return [];
      const params = { address: address.slice(0, 120), scheme: target.scheme };
      return [{ code: 'dangerous-address', params, place: addressPlace }];
    });
    return { findings: [...findings, ...findIgnoreProblems(draftLinks, instant)] };
  },
});
