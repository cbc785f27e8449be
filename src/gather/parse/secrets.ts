interface SecretShape {
  kind: string
  /** Text that every match contains: looked for first, because it is much faster than the expression. */
  hint: string
  shape: RegExp
}

/** Secrets in the forms that their issuers document: PEM (RFC 7468), Stripe's live keys, an AWS key id with its secret near it. */
const SECRETS: readonly SecretShape[] = [
  { kind: 'private_key', hint: 'PRIVATE KEY-----', shape: /-----BEGIN (?:[A-Z]{2,9} )?PRIVATE KEY-----/u },
  { kind: 'stripe_secret', hint: 'k_live_', shape: /(?<![A-Za-z0-9])[sr]k_live_[A-Za-z0-9]{16,}/u },
  {
    kind: 'aws_key',
    hint: 'AKIA',
    shape:
      /(?<![A-Z0-9])AKIA[A-Z0-9]{16}(?![A-Z0-9])[^]{0,300}?(?<![A-Za-z0-9/+])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/u,
  },
]

/** Kinds of secrets in a text of code or markup. The secrets themselves are never kept. */
export const secretsIn = (text: string): string[] =>
  SECRETS.filter(({ hint, shape }) => text.includes(hint) && shape.test(text)).map(({ kind }) => kind)
