import { defineMessages } from '../../pipeline/core/messages.ts';
import { accessMessages } from './messages/access.ts';
import { imageMessages } from './messages/images.ts';
import { layoutMessages } from './messages/layout.ts';
import { textMessages } from './messages/text.ts';

export const messages = defineMessages({
  en: { ...layoutMessages.en, ...textMessages.en, ...imageMessages.en, ...accessMessages.en },
  ko: { ...layoutMessages.ko, ...textMessages.ko, ...imageMessages.ko, ...accessMessages.ko },
});
