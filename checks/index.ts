import type { AnyCheck } from '../pipeline/core/check.ts';
import type { Providers } from '../pipeline/core/evidence.ts';
import type { Resources } from '../pipeline/resources/resources.ts';
import codeBlocks from './code-blocks/check.ts';
import completeness from './completeness/check.ts';
import duplicateTopic from './duplicate-topic/check.ts';
import links from './links/check.ts';
import mobileView from './mobile-view/check.ts';
import secrets from './secrets/check.ts';

/** Every check, in the order in which reports list them. */
export const checks: readonly AnyCheck[] = [completeness, secrets, duplicateTopic, codeBlocks, links, mobileView];

/** Who gathers evidence that belongs to one check alone. */
export const providers: Providers<Resources> = {
  mobileView: async () => (await import('./mobile-view/gather/mobile-view.ts')).default,
  externalTargets: async () => (await import('./links/gather/external/external-targets.ts')).default,
  duplicates: async () => (await import('./duplicate-topic/gather/duplicates.ts')).default,
  localTargets: async () => (await import('./links/gather/local-targets.ts')).default,
  sitePages: async () => (await import('./links/gather/site-pages.ts')).default,
  secretScan: async () => (await import('./secrets/gather/secret-scan.ts')).default,
  codeTypes: async () => (await import('./code-blocks/gather/code-types.ts')).default,
  nativeVerdicts: async () => (await import('./code-blocks/gather/native-verdicts.ts')).default,
  codeVerdicts: async () => (await import('./code-blocks/gather/code-verdicts.ts')).default,
};
