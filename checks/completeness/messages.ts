import { defineMessages } from '../../pipeline/core/messages.ts';
import { frontMatterMessages } from './messages/front-matter.ts';
import { linkMessages } from './messages/links.ts';
import { syntaxMessages } from './messages/syntax.ts';
import { writingMessages } from './messages/writing.ts';

export const messages = defineMessages({
  en: { ...frontMatterMessages.en, ...writingMessages.en, ...syntaxMessages.en, ...linkMessages.en },
  ko: { ...frontMatterMessages.ko, ...writingMessages.ko, ...syntaxMessages.ko, ...linkMessages.ko },
});
