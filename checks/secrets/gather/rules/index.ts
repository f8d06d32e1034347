import type { Rule } from '../rule.ts';
import { assignedSecret } from './assigned-secrets.ts';
import { basicCredentials, bearerToken } from './authorization.ts';
import { awsSecretKey } from './aws-secret-key.ts';
import { elementSecret, flagSecret, userFlag } from './given-secrets.ts';
import { emailAddress } from './email-addresses.ts';
import { homeDirectory, userDirectory } from './home-directories.ts';
import { jsonWebToken } from './json-web-tokens.ts';
import { paymentCard } from './payment-cards.ts';
import { landlineNumber, mobileNumber } from './phone-numbers.ts';
import { pemPrivateKey, puttyPrivateKey } from './private-keys.ts';
import { privateHost, privateIp } from './private-network.ts';
import { providerTokens } from './provider-tokens.ts';
import { foreignerNumber, residentNumber } from './resident-numbers.ts';
import { urlQueryToken, urlUserinfo } from './url-credentials.ts';

/** Where two rules see the same text, the one that stands first speaks. */
export const rules: readonly Rule[] = [
  pemPrivateKey,
  puttyPrivateKey,
  ...providerTokens,
  awsSecretKey,
  jsonWebToken,
  urlUserinfo,
  basicCredentials,
  bearerToken,
  urlQueryToken,
  assignedSecret,
  flagSecret,
  userFlag,
  elementSecret,
  residentNumber,
  foreignerNumber,
  paymentCard,
  mobileNumber,
  landlineNumber,
  emailAddress,
  userDirectory,
  homeDirectory,
  privateHost,
  privateIp,
];
