import { defineMessages } from '../../pipeline/core/messages.ts';
import { externalMessages } from './external-messages.ts';
import { ignoreMessages } from './messages/ignores.ts';
import { localMessages } from './messages/local.ts';

export const messages = defineMessages({
  en: { ...localMessages.en, ...ignoreMessages.en, ...externalMessages.en },
  ko: { ...localMessages.ko, ...ignoreMessages.ko, ...externalMessages.ko },
});
