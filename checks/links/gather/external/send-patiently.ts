import { setTimeout as sleep } from 'node:timers/promises';
import type { Http, HttpRequest } from '../../../../pipeline/resources/http/http.ts';
import { HostClosed } from '../../../../pipeline/resources/http/lane.ts';
import type { Reply } from '../../../../pipeline/resources/http/reply.ts';
import { codeOf, isTransient, reasonOfError, verdictOfStatus } from './verdict-of.ts';

export interface PatientRequest extends HttpRequest {
  readonly http: Http;
  readonly retries: number;
  readonly onAttempt: () => void;
}

const firstPauseMs = 250;
const longestPauseMs = 4_000;
/** Without any answer from anywhere yet, the network itself may be missing: then each host is asked once. */
const networkReasons: ReadonlySet<string> = new Set(['dns', 'unreachable', 'timeout', 'connection-refused']);

/** Asks again where that may help: after answers and failures that pass, with pauses drawn at random below a growing limit. */
export async function sendPatiently(request: PatientRequest): Promise<Reply> {
  const { http, retries, onAttempt } = request;
  const signal = http.ending;
  for (let retry = 0; ; retry += 1) {
    try {
      const reply = await http.send({ ...request, onSend: onAttempt });
      const verdict = verdictOfStatus(reply.status);
      const again = verdict.state === 'unverified' && isTransient(verdict.reason) && reply.status !== 501;
      if (!again || retry >= retries) return reply;
    } catch (error) {
      signal.throwIfAborted();
      const reason = reasonOfError(error);
      // Where HEAD is never answered, GET may be.
      const hangs = request.method === 'HEAD' && codeOf(error) === 'ETIMEDOUT';
      const hopeless = error instanceof HostClosed || !isTransient(reason) || codeOf(error) === 'ENOTFOUND' || hangs;
      const offNet = networkReasons.has(reason) && !http.everAnswered;
      if (hopeless || retry >= retries || offNet) throw error;
    }
    await sleep(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (retry + 1)), undefined, { signal });
  }
}
