import { defineMessages } from '../../pipeline/core/messages.ts';
import { en } from './messages-en.ts';
import { ko } from './messages-ko.ts';

export const messages = defineMessages({ en, ko });
