import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

/** Names the browser's tab after the page. Every page calls it once. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = pageTitle(page)
  }, [page])
}
