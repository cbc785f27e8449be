import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

/** Sets the title of the browser's tab. Every page calls it once. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = pageTitle(page)
  }, [page])
}
