import { fewMarks } from './few-marks.ts'
import { safeLink } from './safe-link.ts'

/** Text of a website: shown as it is, in its own direction, and linked only when it is a whole web address. */
export function WebsiteText({ text }: { text: string }) {
  const href = safeLink(text)
  if (href === null) return <bdi dir="auto">{fewMarks(text)}</bdi>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
      {fewMarks(text)}
    </a>
  )
}
