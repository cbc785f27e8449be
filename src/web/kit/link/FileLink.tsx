import type { ComponentProps } from 'react'

/** A link that downloads a file. Browsers download files of their own origin only; others open in a new tab. */
export const FileLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) =>
  /^https?:/u.test(href) ? (
    <a {...props} href={href} target="_blank" rel="noreferrer" />
  ) : (
    <a {...props} href={href} download />
  )
