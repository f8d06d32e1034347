import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { PublishError } from '../core/error.ts';
import type { SitePreview } from '../core/settings.ts';
import { visible } from '../core/visible.ts';
import { endGroup, endGroupNow } from './site-server/end-group.ts';
import { askPage } from './site-server/ask-page.ts';

const keepLines = 20;
const longestLine = 200;
const pauses = [100, 250, 500];
const lastPause = 1_000;
const lastWordsMs = 150;

interface Started {
  readonly child: ChildProcess;
  /** The last lines that it wrote. */
  readonly log: string[];
  readonly ended: () => string | undefined;
}

/** The user's own site as their own command serves it: started once when first needed, ended with all that it started. */
export class SiteServer implements AsyncDisposable {
  readonly #root: string;
  #started: Started | undefined;
  #first: Promise<boolean> | undefined;
  /** Should this process end without closing anything. */
  readonly #endNow = (): void => {
    if (this.#started !== undefined) endGroupNow(this.#started.child);
  };

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Waits until a page is there. A site that runs already is used as it is. Throws a PublishError with the last lines of
   * the log when the command ends, or the page does not come within its time.
   */
  async show(url: string, preview: SitePreview, signal: AbortSignal): Promise<void> {
    const runsAlready = await (this.#first ??= askPage(url, signal).then(({ isThere }) => isThere));
    if (!runsAlready) this.#started ??= this.#start(preview.command);
    const until = performance.now() + preview.timeoutMs;
    for (let round = 0; ; round += 1) {
      const answer = await askPage(url, signal);
      if (answer.isThere) return;
      if (answer.elsewhere !== undefined) {
        const message = `${url} leads to ${answer.elsewhere}, and so away from the site; nothing was looked at.`;
        throw new PublishError('page-elsewhere', message);
      }
      const ended = this.#started?.ended();
      if (ended !== undefined)
        throw this.#notReady(`The command of \`site.preview\` ended (${ended}) before ${url} was there`);
      const wait = pauses[round] ?? lastPause;
      if (performance.now() + wait > until)
        throw this.#notReady(`${url} was not there within ${preview.timeoutMs / 1000} s (last answer: ${answer.told})`);
      await pause(wait, undefined, { signal });
    }
  }

  #start([program = '', ...args]: readonly string[]): Started {
    const log: string[] = [];
    let ending: string | undefined;
    // A group of its own, so that all that it starts can be ended with it.
    const child = spawn(program, args, {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let partial = '';
    const read = (text: string): void => {
      const lines = `${partial}${text}`.slice(-64 * 1024).split('\n');
      partial = lines.pop() ?? '';
      log.push(...lines.map((line) => visible(line.slice(0, longestLine))));
      log.splice(0, log.length - keepLines);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', (error) => (ending = error.message));
    // What it started may hold its output open: a moment later all that it wrote itself is here.
    child.on('exit', (code, exitSignal) => setTimeout(() => (ending = exitSignal ?? `exit code ${code}`), lastWordsMs));
    process.once('exit', this.#endNow);
    return { child, log, ended: () => ending };
  }

  #notReady(what: string): PublishError {
    const lines = (this.#started?.log ?? []).filter((line) => line.trim() !== '');
    const said = lines.length === 0 ? 'It wrote nothing.' : `Its last lines: ${lines.join(' ⏎ ')}`;
    return new PublishError('site-not-ready', `${what}. ${said}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#started === undefined) return;
    await endGroup(this.#started.child);
    process.off('exit', this.#endNow);
  }
}
