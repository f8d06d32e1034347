import { digestOf } from '../../core/digest.ts';
import { shortDigest } from '../../core/short-digest.ts';
import { type Markup, markup, trusted } from '../markup.ts';
import type { Look } from './look.ts';
import { style } from './style.ts';

const styleHash = Buffer.from(shortDigest(digestOf(style), 64), 'hex').toString('base64');

/** No script, no request, no form: only this style sheet, and pictures that the page brings or that lie beside it. */
export const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self' data: file:; base-uri 'none'; form-action 'none'`;

export interface Frame {
  readonly title: string;
  readonly skipTo: string;
  readonly skipText: string;
}

/** From the doctype to the start of the body. */
export function opening({ title, skipTo, skipText }: Frame, { language, tool }: Look): Markup {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#${skipTo}">${skipText}</a>
`;
}

export const closing: Markup = markup`</body>
</html>
`;
