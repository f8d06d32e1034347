import type { ReportingDescriptor } from 'sarif';
import { fillText, type MessageText } from '../../core/messages.ts';
import type { CheckFinding } from '../overview.ts';
import type { RenderOptions } from '../renderer.ts';
import { messageText } from './text.ts';

/** The rules that a run has needed so far, numbered in the order of their first finding. */
export class RuleTable {
  readonly #rules: ReportingDescriptor[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #options: Pick<RenderOptions, 'titles' | 'messages'>;

  constructor(options: Pick<RenderOptions, 'titles' | 'messages'>) {
    this.#options = options;
  }

  /** `ruleId` and `ruleIndex` of a finding. */
  refer({ check, finding }: CheckFinding): { readonly ruleId: string; readonly ruleIndex: number } {
    const ruleId = `${check}/${finding.code}`;
    const known = this.#indexes.get(ruleId);
    if (known !== undefined) return { ruleId, ruleIndex: known };
    const ruleIndex = this.#rules.push(this.#describe(ruleId, { check, finding })) - 1;
    this.#indexes.set(ruleId, ruleIndex);
    return { ruleId, ruleIndex };
  }

  get all(): readonly ReportingDescriptor[] {
    return this.#rules;
  }

  #describe(id: string, { check, finding }: CheckFinding): ReportingDescriptor {
    const template: MessageText = this.#options.messages[check]?.[finding.code] ?? finding;
    const blank = Object.fromEntries(Object.keys(finding.params).map((name) => [name, '…']));
    const { message, why, next } = fillText(template, blank);
    const title = this.#options.titles[check];
    return {
      id,
      shortDescription: { text: messageText(message) },
      fullDescription: { text: messageText(why || message) },
      help: { text: messageText(next || message) },
      properties: { check, ...(title !== undefined && { holdsWhen: title }) },
    };
  }
}
