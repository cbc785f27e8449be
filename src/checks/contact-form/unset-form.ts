import type { FormFacts } from '#core/evidence/form.ts'
import { decoded } from '#core/address/decoded.ts'
import { bareHost } from '#core/address/urls.ts'

/** Services that take forms at an address with an id, or with the owner's email address, which their samples leave open. */
const SERVICES =
  /(?:^|\.)(?:formspree\.(?:io|com)|formsubmit\.(?:co|io)|getform\.(?:io|com)|usebasin\.com|formcarry\.com|formbold\.com|formkeep\.com|submit-form\.com|staticforms\.xyz|forminit\.com|formbackend\.com|script\.google\.com|hooks\.zapier\.com)$/u
/** "YOUR_FORM_ID", "{form_id}", "FORM_ID_HERE", "REPLACE_ME", "xxxxxxxx". */
const OPEN =
  /^[[{<(]*(?:(?:your|insert|replace|enter|add|put)(?:[\W_].*|(?:form|access|script|endpoint|unique|own)?(?:id|key|code|endpoint|here))|(?:form|access|script|endpoint)[-_ ]?(?:id|key)(?:[-_ ]?here)?|change[-_ ]?me|placeholder|todo|x{4,})[\]}>)]*$/iu
const OPEN_EMAIL =
  /^(?:(?:your|my)[-_.]?(?:e-?mail|name)?|you|name|e-?mail|user|example)@(?:example|(?:your|my)[-_]?(?:domain|company|business|web ?site|site|e-?mail)|e-?mail|domain|company|gmail)\.\p{L}{2,}$|@example\.(?:com|org|net)$/iu

/** The address that a form sends to where it has the placeholder of a form service's sample in it: nothing that people write arrives. `null` for all others. */
export function openAddress({ action, actionRaw, opens }: FormFacts): string | null {
  // A script opens a program with the message before it would be sent.
  const url = action === null || opens !== undefined ? null : URL.parse(action)
  if (url === null || !SERVICES.test(bareHost(url.hostname))) return null
  const parts = url.pathname.split('/').map((part) => decoded(part) ?? part)
  return parts.some(isOpen) ? (actionRaw ?? '').trim() : null
}

/** A mailbox may begin as a placeholder does: "your.bakery@gmail.com". */
const isOpen = (part: string): boolean => (part.includes('@') ? OPEN_EMAIL : OPEN).test(part)
