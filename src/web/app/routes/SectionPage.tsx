import { useLocation } from '@tanstack/react-router'
import { isCheckPath } from './check-paths.ts'
import { CheckPage } from '#web/pages/check/CheckPage.tsx'
import { CategoryPage } from '#web/pages/category/CategoryPage.tsx'

/** What the address of a category shows: its checks, or, where that is a check's own address, the check. */
export function SectionPage() {
  const { pathname } = useLocation()
  return isCheckPath(pathname) ? <CheckPage /> : <CategoryPage />
}
