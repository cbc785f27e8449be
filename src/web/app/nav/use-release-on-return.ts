import { useEffect } from 'react'

/**
 * Calls `release` when the browser shows this page again as it was left (its back/forward cache): a button that stayed pressed while the browser went to
 * another website can be pressed once more.
 */
export function useReleaseOnReturn(release: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [release])
}
