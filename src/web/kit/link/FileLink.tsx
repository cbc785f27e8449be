import type { ComponentProps } from 'react'

/** A link to a file to keep. Browsers save files of this address only: one of another opens beside the page, which stays. */
export const FileLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) =>
  /^https?:/u.test(href) ? (
    <a {...props} href={href} target="_blank" rel="noreferrer" />
  ) : (
    <a {...props} href={href} download />
  )
