import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkProps } from '#web/kit/link/LinkProvider.tsx'

/** Follows a link of the app without reloading the page; other links and new tabs are left to the browser. */
export function RouterLink({ href, onClick, target, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlainClick || target !== undefined || !href.startsWith('/')) return
    // Files and redirects of the server, not pages of the app.
    if (href.startsWith('/api/')) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <a href={href} target={target} onClick={follow} {...rest} />
}
