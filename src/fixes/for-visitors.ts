import type { Fix, Piece } from './fix.ts'
import { SOMEBODY_ELSE } from './hosting/where.ts'

/** A sign-in, or a value that only its owner should have, inside an address. */
const IN_AN_ADDRESS =
  /https?:\/\/[^/\s"'<>@]*:[^/\s"'<>@]*@|[?&;#](?:access_?token|api_?key|auth|code|key|pass(?:word|wd)?|pwd|reset|secret|session(?:_?id)?|sid|sig(?:nature)?|token)=[^&\s"'<>]/iu
/** Keys by their usual shapes: private keys, and those of payment, cloud and mail services. */
const A_KEY =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:[sr]k_live_\w{16,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{30,}|SG\.[\w-]{16,}\.[\w-]{16,})/u

/**
 * The fixes that a visitor may see, who may not be the website's owner: without those that tell where it is weak, and without pieces in
 * which a page of it has left a secret.
 */
export const fixesForVisitors = (fixes: readonly Fix[]): Fix[] =>
  fixes
    .filter(({ tellsWeakness }) => tellsWeakness !== true)
    .map((fix) => ({
      ...fix,
      downloads: undefined,
      pieces: withoutSecrets(fix.pieces),
      where: { ...fix.where, steps: fix.where.steps.filter((step) => step !== SOMEBODY_ELSE) },
    }))
    .filter(({ pieces, builderDoesIt }) => pieces.length > 0 || builderDoesIt)

/** Ids of fields are made of addresses and lack their marks, so that no secret is seen in them: fields leave with any secret of the same fix. */
const withoutSecrets = (pieces: readonly Piece[]): Piece[] =>
  pieces.some(holdsSecret)
    ? pieces.filter((piece) => !holdsSecret(piece) && piece.fields === undefined)
    : [...pieces]

function holdsSecret({ content, note = '', preview, fields }: Piece): boolean {
  const shown = [content, note, JSON.stringify([preview, fields])].join('\n')
  return IN_AN_ADDRESS.test(shown) || A_KEY.test(shown)
}
