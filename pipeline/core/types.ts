/** `sha256:` and 64 lower-case hexadecimal digits. */
export type Digest = `sha256:${string}`;

/** ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export type Instant = string;

/** 1-based; columns count UTF-16 code units, as editors do. A byte order mark is not a column. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** `end` is exclusive. */
export interface Place {
  readonly start: Point;
  readonly end: Point;
}

export const languages = ['en', 'ko'] as const;
export type Language = (typeof languages)[number];

export const severities = ['blocker', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** The forms in which a run is told. */
export const formats = ['terminal', 'json', 'markdown', 'html', 'sarif', 'junit', 'github'] as const;
export type Format = (typeof formats)[number];

export type DraftFormat = 'md' | 'mdx';

/** A draft as it lies on disk: `path` is relative to the repository's root, with `/`; `text` has no byte order mark. */
export interface Draft {
  readonly path: string;
  readonly slug: string;
  readonly format: DraftFormat;
  readonly digest: Digest;
  readonly text: string;
}

export type DraftReference = Pick<Draft, 'path' | 'slug' | 'digest'>;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface RelatedPlace {
  readonly path: string;
  readonly place?: Place;
  readonly note: string;
}

/** The lines of the draft around a finding, cut to a readable width and free of secrets and control characters. */
export interface Excerpt {
  readonly line: number;
  readonly text: string;
  /** Where the pointer starts and how many UTF-16 units it spans, within `text`. */
  readonly from: number;
  readonly length: number;
}

export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly why: string;
  readonly next: string;
  readonly place?: Place;
  readonly evidence: readonly Digest[];
  readonly fingerprint: string;
  readonly related?: readonly RelatedPlace[];
  /** What the message templates were filled with: the finding in a form that no language colours. */
  readonly params: Params;
  readonly excerpt?: Excerpt;
  /** Where it is seen in pictures that the report brings. */
  readonly marks?: readonly Mark[];
}

/** A rectangle in a picture, in pixels of that picture from its upper left corner. */
export interface Mark {
  readonly attachment: Digest;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Params = Readonly<Record<string, string | number>>;

export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** `skipped` does not apply; `errored` could not look, which is never the same as having seen nothing. */
export type Outcome =
  | { readonly status: 'passed' | 'failed'; readonly findings: readonly Finding[]; readonly data?: JsonObject }
  | { readonly status: 'skipped'; readonly findings: readonly []; readonly reason: string; readonly reasonCode: string }
  | { readonly status: 'errored'; readonly findings: readonly []; readonly error: Failure };

export type CheckResult = {
  readonly check: string;
  readonly version: number;
  readonly durationMs: number;
  readonly cached: boolean;
} & Outcome;

export interface Claim {
  readonly text: string;
  readonly kind: 'run' | 'test' | 'version' | 'benchmark' | 'deploy' | 'observation';
  readonly place: Place;
  readonly state: 'verified' | 'stale' | 'contradicted' | 'underspecified' | 'unlinked' | 'self-reported' | 'waived';
  readonly receipts: readonly Digest[];
}

export interface Attachment {
  readonly digest: Digest;
  readonly mediaType: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly label: string;
  /** Of a picture, in its own pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Pictures of one group stand side by side. */
  readonly group?: string;
}

/** What a check hands over to be attached; its bytes lie at `blobPath`. `name` becomes a part of the path: kebab-case. */
export type AttachmentParts = Omit<Attachment, 'path'> & { readonly name: string };

/** One draft, judged. `id` is the digest of the canonical JSON (RFC 8785) of everything else in here. */
export interface Report {
  readonly schema: 'report/1';
  readonly id: Digest;
  readonly draft: DraftReference;
  readonly config: Digest;
  readonly startedAt: Instant;
  readonly results: readonly CheckResult[];
  readonly claims: readonly Claim[];
  readonly attachments: readonly Attachment[];
}

/** What becomes of one path: a report, or the reason why nothing in it was judged. */
export type Judged =
  | {
      readonly report: Report;
      /** Pictures that were taken, and must not be kept. */
      readonly withheld?: readonly Digest[];
      readonly freshUntil?: Instant | undefined;
      /** Groups of files and folders that must be as they are for it to hold; undefined where no file can tell. */
      readonly restsOn?: readonly (readonly string[])[] | undefined;
      /** An earlier run has found it, and its report stands. */
      readonly standing?: boolean;
    }
  | { readonly refusal: Refusal };

/** An input that could not be taken as a draft at all: nothing in it was judged. */
export interface Refusal {
  readonly path: string;
  readonly error: Failure;
}

export interface Tool {
  readonly name: 'imprimatur';
  readonly version: string;
  readonly node: string;
}

export interface Summary {
  readonly drafts: number;
  readonly blocked: number;
  readonly errored: number;
  readonly findings: Readonly<Record<Severity, number>>;
}
