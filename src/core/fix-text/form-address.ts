const EMAIL = /^(?:mailto:)?[^\s@/:?#]+@[^\s@/:?#]+$/iu
/** A host with a dot, and what may follow one: `formspree.io/f/abc`. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?$/u
/** A file beside the page, whose ending looks like that of a domain name: `send.php`; a script in Perl is one in a folder. */
const OWN_FILE =
  /^(?:\.{1,2}\/|[^\s@/:?#.]+\/)*[^\s@/:?#]+\.(?:php\d?|html?|aspx?|jsp|cgi|cfm|(?<=\/[^/?#]*)pl)(?:[?#]\S*)?$/iu
/** A script beside the page, or a website in Poland, which would get all that people write. */
const SCRIPT_OR_HOST = /^[^\s@/:?#.]+\.pl(?:[?#]\S*)?$/iu
const WHOLE = /^https?:\/\/[^\s/?#]+\.\S+$/iu
/** A place of the website itself. */
const OWN_PATH = /^\/(?!\/)\S*$/u

const IS_EMAIL =
  'That is an email address, and a form sends to a web address. A form service, such as formspree.io, gives you one that begins with https:// and sends what people write to your email.'
const NO_ADDRESS =
  'That is not a web address. A form service, such as formspree.io, gives you one that begins with https://.'
const IS_SCRIPT_OR_HOST =
  'That may be a script or a website. For a script on your website, add its folder, such as /cgi-bin/ before its name; for a website, add https:// before it.'

/** Where a form sends: the address, with the https:// that was left out, or why it can be none. Both `null` where nothing was typed. */
export function formAddress(typed: string): { address: string | null; problem: string | null } {
  const text = typed.trim()
  if (text === '') return { address: null, problem: null }
  if (isEmailAddress(text)) return { address: null, problem: IS_EMAIL }
  if (OWN_PATH.test(text) || OWN_FILE.test(text)) return { address: text, problem: null }
  if (SCRIPT_OR_HOST.test(text)) return { address: null, problem: IS_SCRIPT_OR_HOST }
  const address = WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  const isOne = WHOLE.test(address) && URL.canParse(address)
  return isOne ? { address, problem: null } : { address: null, problem: NO_ADDRESS }
}

/** Whether a text is an email address, with or without `mailto:`, and no web address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text.trim())
