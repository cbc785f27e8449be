import type { ComponentProps } from 'react'

interface FileLinkProps extends ComponentProps<'a'> {
  href: string
  /** The name under which it is saved. */
  saveAs?: string
}

/** A link that downloads a file. Browsers download files of their own origin only; others open in a new tab. */
export const FileLink = ({ href, saveAs, ...props }: FileLinkProps) =>
  /^https?:/u.test(href) ? (
    <a {...props} href={href} target="_blank" rel="noreferrer" />
  ) : (
    <a {...props} href={href} download={saveAs ?? true} />
  )
