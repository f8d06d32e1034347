import { defineCheck } from '../../pipeline/core/check.ts';
import { now } from '../../pipeline/core/evidence.ts';
import { links } from '../../pipeline/core/link-evidence.ts';
import { classify } from './classify.ts';
import { localTargets, sitePages } from './evidence.ts';
import { externalSeverity } from './external-codes.ts';
import { externalTargets } from './external-evidence.ts';
import { findExternal, tallyExternal } from './find-external.ts';
import { findIgnoreProblems } from './find-ignore-problems.ts';
import { findLocalProblems } from './find-local-problems.ts';
import { leaveOut } from './leave-out.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'links',
  version: 2,
  stage: 'network',
  title: { en: 'Every link and image leads somewhere', ko: '모든 링크와 이미지가 제대로 연결됨' },
  needs: { links, localTargets, sitePages, externalTargets, now },
  timeoutMs: 660_000,
  messages,
  severity: {
    'broken-link': 'blocker',
    'broken-image': 'blocker',
    'wrong-case': 'blocker',
    'leaves-repository': 'blocker',
    'link-unverified': 'warning',
    'image-undecodable': 'blocker',
    'image-empty': 'warning',
    'image-unverified': 'note',
    'broken-fragment': 'blocker',
    'fragment-dialect': 'warning',
    'fragment-unverified': 'warning',
    'broken-lines': 'blocker',
    'text-fragment-missing': 'warning',
    'dangerous-address': 'blocker',
    'address-malformed': 'blocker',
    'data-empty': 'blocker',
    'ignore-unexplained': 'blocker',
    'ignore-unknown': 'warning',
    'ignore-date-malformed': 'warning',
    'ignore-expired': 'warning',
    'ignore-unused': 'warning',
    ignored: 'note',
    ...externalSeverity,
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ links: draftLinks, localTargets: local, externalTargets: external, now: instant }, options) {
    const left = leaveOut(draftLinks, options, instant);
    const away = draftLinks.links.flatMap((link, index) => {
      const target = classify(link.address, local.baseUrl);
      return left.links.has(index) || target.kind !== 'external' ? [] : [{ ...target, link }];
    });
    const { patience } = options.external;
    return {
      findings: [
        ...findLocalProblems(local, draftLinks.links, left),
        ...findExternal(away, external, { patience, now: instant }),
        ...findIgnoreProblems(draftLinks, instant),
      ],
      data: {
        links: draftLinks.links.length,
        leftOut: left.links.size,
        local: local.local,
        passedOver: local.passedOver,
        external: tallyExternal(external),
      },
    };
  },
});
