import type { PageFacts } from '#core/evidence/page.ts'

const SENTENCE_END = /(?<=[.!?])\s+|\n/u
const REPLIES =
  /\b(?:repl(?:y|ies|ied)|respond|responds|response|answer(?:s|ed)?|get back|(?:be|get) in touch|call (?:you )?back|hear (?:back )?from us)\b/iu
/** "In business hours" is when the phone is answered. */
const IN_TIME =
  /\b(?:within|in(?:side)?|under|less than|up to)\b(?!\s+(?:(?:our|the|normal|usual|regular)\s+)*(?:after|business|office|opening|trading|working|school)[ -]hours?\b).{0,20}\b(?:minutes?|hours?|hrs?|days?)\b|\b\d+\s?(?:-\s?)?(?:hours?|hrs?)\b|\b(?:same|next|one|1|two|2)[ -](?:business |working )?days?\b/iu

/** Whether a page says in one sentence that the business replies, and when: "We typically respond within 24 hours." */
export const saysWhenYouReply = ({ text }: PageFacts): boolean =>
  [text.main, text.aside, text.footer].some((part) =>
    part.split(SENTENCE_END).some((sentence) => REPLIES.test(sentence) && IN_TIME.test(sentence)),
  )
