import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { base62, cardNumber, hex, jsonWebToken, random } from './planted.ts';
import { told } from './scan.ts';

const join = (...pieces: readonly string[]): string => pieces.join('');

describe('what is no secret', () => {
  test.for([
    ['a placeholder in capitals', 'API_KEY=YOUR_API_KEY_GOES_HERE'],
    ['a placeholder in angle brackets', 'Authorization: Bearer <your-access-token>'],
    ['a placeholder of x', join('token: gh', 'p_', 'x'.repeat(36))],
    ['a token that is cut off', join('OPENAI_API_KEY=sk-', '...')],
    ['a token with dots inside', join('sk-', 'proj-abc', '...', 'xyz')],
    ['a variable of the shell', 'curl -H "Authorization: Bearer $GITHUB_TOKEN_FOR_DEPLOY"'],
    ['a template', 'password: {{ .Values.database.password }}'],
    ['an expression of CI', 'token: ${{ secrets.DEPLOY_TOKEN }}'],
    ['the environment', 'const secret = process.env.SESSION_SECRET_2024'],
    ['a call', 'const token = createToken(user.id, 32)'],
    ['a property', 'apiKey: config.services.maps.apiKey'],
    ['a weak password', "password: 'password123!'"],
    ['a famous password', 'password = "hunter2hunter2"'],
    ['a password of a tutorial', 'POSTGRES_PASSWORD=mysecretpassword'],
    ['a password in leet', 'PASSWORD="P@ssw0rd1234"'],
    ['changeme', 'ADMIN_PASSWORD=changeme-please-2024'],
    ['a name of a secret', 'clientSecret: "urn:k8s:secret:oidc-client:client_secret"'],
    ['an id of a key', `api_key_id: ${random(24, base62, 50)}`],
    ['a public key', `public_key: ${random(40, base62, 51)}`],
    ['a public key in PEM', `-----BEGIN PUBLIC KEY-----\n${random(64, base62, 52)}\n-----END PUBLIC KEY-----`],
    ['a public SSH key', `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${random(43, base62, 53)} deploy`],
    ['a private key left out', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
    ['a private key only named', 'The file starts with `-----BEGIN RSA PRIVATE KEY-----` and holds base64.'],
    ['a digest', `sha256: ${random(64, hex, 54)}`],
    ['integrity', `integrity="sha512-${random(86, base62, 55)}=="`],
    ['a commit', `Fixed in ${random(40, hex, 56)}.`],
    ['a UUID', 'id: 7f3c1a52-9d0e-4b6f-8a27-51c3e9d40b68'],
    ['a URL with a user alone', 'git clone https://deploy@github.com/owner/name.git'],
    ['a URL with sample credentials', 'postgres://user:password@localhost:5432/app'],
    ['a URL with sample credentials on a real host', 'https://admin:secret@registry.shop-service.io/v2'],
    ['a time in a URL', 'http://localhost:3000/@fs/a:b@c'],
    ['a page token', '?pageToken=2&sort=asc'],
    ['a long slug', 'https://shop-service.io/?key=how-to-write-a-good-readme-in-2024'],
    ['a YouTube video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['basic structure', 'The basic structure of a project'],
    ['basic sample credentials', `Authorization: Basic ${Buffer.from('user:pass').toString('base64')}`],
    ['a flag with a placeholder', 'gh auth login --with-token <token> && npm login --password $NPM_PASSWORD'],
    ['a flag that takes no value', 'docker login --password-stdin registry.shop-service.io'],
    ['a user of curl in an example', 'curl -u username:password https://api.shop-service.io'],
    ['an element in an example', '<password>changeit-please</password>'],
    ['a result', 'pass: received, pass = false, bypass: everything-1234'],
    ['a page of AWS', '[guide](https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_definitions.html)'],
    ['a token that counts', 'DENO_AUTH_TOKENS=a1b2c3d4e5f6@deno.land'],
    ['a word in base64', 'password: c2VjdXJlLXBhc3N3b3Jk  # "secure-password"'],
    ['the head of a JWT', 'API_TOKEN=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'],
    ['prose on tokens', 'The secret: be consistent. A token = a word or a part of it.'],
    ['Korean prose on tokens', '비밀번호: 8자 이상이어야 합니다. 토큰: 인증에 쓰는 문자열입니다.'],
    ['a JWT without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJraW0ifQ.'],
  ] as const)('%s', async ([, text]) => {
    expect(await told(text)).toEqual([]);
    expect(await told(`~~~sh\n${text}\n~~~`)).toEqual([]);
  });

  test.for([
    ['the key of the AWS documentation', join('AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/', 'K7MDENG/bPxRfiCYEXAMPLEKEY')],
    ['its id', join('AK', 'IAIOSFODNN7EXAMPLE')],
    ['a token typed by hand', join('gh', 'p_', 'abcdefghijklmnopqrstuvwxyz0123456789')],
    ['the token of jwt.io', jsonWebToken({ sub: '1234567890', name: 'John Doe', iat: 1_516_239_022 })],
  ] as const)('%s is a sample: told in passing, and masked', async ([, text]) => {
    expect(await told(text)).toEqual(['sample-credential note']);
  });
});

describe('what leads to nobody', () => {
  test.for([
    ['a sample phone number', '010-1234-5678'],
    ['zeros', '010-0000-0000'],
    ['pairs', '010-1111-2222'],
    ['a phone number left open', '010-XXXX-XXXX'],
    ['a service number', '1588-1234'],
    ['an emergency number', '전화 112, 119'],
    ['digits of an id', 'https://twitter.com/vite_js/status/1589665610119585793'],
    ['a decimal', '0.01029384756'],
    ['a version', 'v010.2938.4756'],
    ['a date and a time', '2024-02-03 02-123-4567'],
    ['the sample resident number', '900101-1234567'],
    ['a resident number left open', '900101-1******'],
    ['no day', '990231-1029384'],
    ['milliseconds', 'at 1612345678901 ms'],
    ['an order number', '210301-12345678'],
    ['the Stripe test card', '카드 4242 4242 4242 4242'],
    ['the Visa test card', 'card: 4111-1111-1111-1111'],
    ['sixteen digits that fail Luhn', 'card 4539 5787 6362 1487'],
    ['a snowflake', `id: ${cardNumber('453957876362148').replaceAll(' ', '')}`],
    ['a name at example.com', 'Write to minji.seo@example.com.'],
    ['a name at a test domain', 'minji.seo@shop.test, minji@shop.example'],
    ['a list', 'news+subscribe@hanbit-soft.co.kr'],
    ['a role', 'security@hanbit-soft.co.kr and support@hanbit-soft.co.kr'],
    ['noreply', '12345+minji@users.noreply.github.com'],
    ['a remote of git', 'git clone git@github.com:owner/name.git'],
    ['a login by SSH', 'ssh minji@build.hanbit-soft.co.kr'],
    ['a package', 'npm install vite@7.1.2 @scope/name@next left-pad@latest'],
    ['a retina image', '![logo](logo@2x.png)'],
    ['a Mastodon handle', '@minji@mastodon.social'],
    ['a decorator', '@Component.module.ts'],
    ['somebody', 'email: "john.doe@gmail.com"'],
    ['anybody at home', '/Users/me/app, /home/user/app/src, C:\\Users\\username\\Desktop'],
    ['a runner', '/home/runner/work/app/app'],
    ['a page under /home', 'Go to /home/about and https://shop-service.io/home/minji/projects'],
    ['a folder called Users', 'src/Users/minji/index.ts'],
    ['loopback', '127.0.0.1 and ::1 and localhost'],
    ['a documentation address', '192.0.2.17, 198.51.100.4, 203.0.113.9'],
    ['a home router', '192.168.0.1 and 192.168.1.23'],
    ['a range', '10.20.0.0/16'],
    ['a version that looks like an address', 'version 10.20.30.40.50'],
    ['a host of Docker', 'http://host.docker.internal:3000'],
    ['a service in a cluster', 'http://orders.shop.svc.cluster.local'],
    ['a file', '.env.local and settings.local'],
    ['a property', '`this.state.local` or `request.internal`'],
  ] as const)('%s', async ([, text]) => expect(await told(text)).toEqual([]));

  test.for([
    ['a wrong check digit on an old birthday', '850312-1029381', ['resident-number note']],
    ['a wrong check digit, born when there was none', '주민등록번호 201005-3918273', ['resident-number blocker']],
    ['no hyphen but a name', '주민번호 8503121029388', ['resident-number blocker']],
    [
      'an e-mail address as a string in code',
      "~~~js\nconst a = { email: 'minji.seo@hanbit-soft.co.kr' }\n~~~",
      ['email-address note'],
    ],
    ['an e-mail address in a log', '~~~\nAuthor: Minji <minji.seo@hanbit-soft.co.kr>\n~~~', ['email-address warning']],
    ['a company host', 'https://wiki.hanbit.corp/page', ['private-host warning']],
    ['a host of two labels', 'Log in to jenkins.corp first.', ['private-host note']],
    ['an address of a company network', 'Connect to 10.23.45.67.', ['private-ip note']],
    [
      'the same address twice',
      'a minji.seo@hanbit-soft.co.kr\n\nb Minji.Seo@hanbit-soft.co.kr',
      ['email-address warning'],
    ],
  ] as const)('%s is told: %s', async ([, text, codes]) => expect(await told(text)).toEqual(codes));
});

describe('tokens that say when they end', () => {
  const at = (iso: string): number => Date.parse(iso) / 1000;
  test.for([
    ['a second ago', '2026-11-29T23:59:59Z', 'note'],
    ['now', '2026-11-30T00:00:00Z', 'note'],
    ['in a second', '2026-11-30T00:00:01Z', 'blocker'],
  ] as const)('%s', async ([, iso, severity]) => {
    expect(await told(jsonWebToken({ sub: 'kim', exp: at(iso) }))).toEqual([`json-web-token ${severity}`]);
  });
  test.for([
    ['never', {}],
    ['at no time', { exp: 'soon' }],
    ['past all calendars', { exp: 1e18 }],
  ] as const)('%s', async ([, claims]) => {
    expect(await told(jsonWebToken({ sub: 'kim', ...claims }))).toEqual(['json-web-token warning']);
  });
});
