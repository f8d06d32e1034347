const telling =
  /(?:TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|AUTH|COOKIE|SESSION|(?:^|_)(?:KEY|PAT|PWD|DSN)$|(?:DATABASE|REDIS|MONGO\w*|AMQP|CONNECTION)_?(?:URL|URI|STRING))/i;
const named = new Set([
  'PWD',
  'OLDPWD',
  'SSH_AUTH_SOCK',
  'GPG_AGENT_INFO',
  'XDG_SESSION_ID',
  'XDG_SESSION_TYPE',
  'DESKTOP_SESSION',
]);
const shortest = 8;

/** Values of variables whose names say that they are secret, each with the rule's name. Shorter ones would blot out words. */
export function secretVariables(env: NodeJS.ProcessEnv): [value: string, rule: string][] {
  return Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && value.length >= shortest && telling.test(name) && !named.has(name)
      ? [[value, `variable ${name}`] as [string, string]]
      : [],
  );
}
