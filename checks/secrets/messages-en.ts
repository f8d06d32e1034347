const leaked = 'Whoever reads the page can use it, and copies stay after it is taken out.';
const revoke = 'Revoke it where it was issued, then write a placeholder such as `<token>`.';
const personal = 'It leads to a person, who has not agreed to stand on a public page.';
const unseen = 'Readers cannot see it, but machines that read or copy the text do.';

export const en = {
  'provider-credential': {
    message: 'A credential for {name} stands here: `{shown}`.',
    why: leaked,
    next: revoke,
  },
  'private-key': {
    message: 'A private key stands here ({name}).',
    why: leaked,
    next: 'Replace the key pair everywhere it is used, then show only the header line and `…`.',
  },
  'credential-in-url': {
    message: 'A URL carries a credential: `{shown}`.',
    why: leaked,
    next: 'Change the password or token, then write the URL with a placeholder in its place.',
  },
  'hard-coded-secret': {
    message: '`{name}` is set to what looks like a real value: `{shown}`.',
    why: leaked,
    next: 'If it is real, change it where it is used. Write a placeholder, or read it from the environment.',
  },
  'authorization-header': {
    message: 'An authorization header carries a credential: `{shown}`.',
    why: leaked,
    next: 'Revoke it, then write `Bearer <token>`.',
  },
  'json-web-token': {
    message: 'A signed JSON Web Token stands here: `{shown}`.',
    why: 'Until it expires, whoever reads the page can act as its owner; what it says of the owner stays readable.',
    next: 'End the session that it belongs to, then write a placeholder or the sample token of jwt.io.',
  },
  'sample-credential': {
    message: 'This has the shape of a credential ({name}) but is a known or plainly made-up sample: `{shown}`.',
    why: 'Readers and scanners cannot always tell a sample from the real thing.',
    next: 'Prefer a placeholder such as `<token>`; nothing has to be revoked.',
  },
  'resident-number': {
    message: 'A Korean resident registration number stands here.',
    why: 'It identifies a person for life; Korean law forbids publishing it.',
    next: 'Take it out, or write `YYMMDD-GXXXXXX`.',
  },
  'foreigner-number': {
    message: 'A Korean registration number of a foreign resident stands here.',
    why: 'It identifies a person for life; Korean law forbids publishing it.',
    next: 'Take it out, or write `YYMMDD-GXXXXXX`.',
  },
  'payment-card': {
    message: 'A payment card number stands here ({name}).',
    why: 'It passes the check that card numbers pass and is no known test number.',
    next: 'Take it out, or use a test number such as 4242 4242 4242 4242.',
  },
  'phone-number': {
    message: 'A phone number stands here: `{shown}` ({count:line|lines} {lines}).',
    why: personal,
    next: 'Take it out, or write 010-1234-5678 or 010-XXXX-XXXX.',
  },
  'email-address': {
    message: 'An e-mail address stands here: `{shown}` ({count:line|lines} {lines}).',
    why: personal,
    next: 'Write an address at example.com, or allow it under `checks.secrets.allow` if it is meant to be public.',
  },
  'home-directory': {
    message: 'A path shows the name of a user: `{shown}` ({count:line|lines} {lines}).',
    why: 'It tells who wrote this on which machine, and works for nobody else.',
    next: 'Write `~`, `$HOME` or a path relative to the project.',
  },
  'private-host': {
    message: 'A host name of a private network stands here: `{shown}` ({count:line|lines} {lines}).',
    why: 'Readers cannot reach it, and it tells outsiders how the network is built.',
    next: 'Write a host at example.com, or allow it under `checks.secrets.allow.hosts`.',
  },
  'private-ip': {
    message: 'An address of a private network stands here: `{shown}` ({count:line|lines} {lines}).',
    why: 'It may belong to a real network, and leads readers nowhere.',
    next: 'If it is from a real network, write an address of a documentation range such as 192.0.2.1.',
  },
  'tag-characters': {
    message: '{count} Unicode tag {count:character|characters} (U+E0000…) stand here.',
    why: `${unseen} They spell out text that is never displayed.`,
    next: 'Delete them, and find out how they came in.',
  },
  'variation-selectors': {
    message: '{count} variation {count:selector|selectors} ({name}) stand where none belongs.',
    why: `${unseen} A row of them can carry any message.`,
    next: 'Delete them, and find out how they came in.',
  },
  'bidi-control': {
    message: 'A control for the direction of text ({name}) stands here.',
    why: 'It can make text appear in another order than it is read by compilers and models (CVE-2021-42574).',
    next: 'Delete it; in code write it as an escape.',
  },
  'invisible-character': {
    message: '{count} invisible {count:character|characters} ({name}) stand here.',
    why: `${unseen} Code that is copied with them breaks, and searches miss the word.`,
    next: 'Delete them, or write them as an escape where the text is about them.',
  },
  'byte-order-mark': {
    message: 'A byte order mark (U+FEFF) stands inside the text.',
    why: 'It is invisible, and breaks code and front matter that it slips into.',
    next: 'Delete it.',
  },
  'hidden-instruction': {
    message: 'Text that readers cannot see gives orders to a model: “{shown}”.',
    why: 'A model that reviews or summarises the page may obey, and no reader would notice.',
    next: 'Delete it.',
  },
  'hidden-text': {
    message: 'An element is styled so that nobody sees its text: “{shown}”.',
    why: unseen,
    next: 'Show the text or delete it.',
  },
  'text-after-blanks': {
    message: 'Text stands behind {count} blanks, out of sight: “{shown}”.',
    why: 'Whoever reviews the source does not scroll there.',
    next: 'Delete the blanks, or the text.',
  },
  'reviewer-instruction': {
    message: 'The text gives orders to a model that reads it: “{shown}”.',
    why: 'A model that reviews or summarises the page may obey it.',
    next: 'Delete it. Where the article is about such attacks, quote it or put it into a code block.',
  },
} as const;
