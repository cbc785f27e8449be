import { useLocation } from '@tanstack/react-router'
import { isCheckPath } from './check-paths.ts'
import { CheckPage } from '#web/pages/check/CheckPage.tsx'
import { CategoryPage } from '#web/pages/category/CategoryPage.tsx'

/** The page at a category's address: its checks, or, where that is also a check's address, the check. */
export function CategoryOrCheckPage() {
  const { pathname } = useLocation()
  return isCheckPath(pathname) ? <CheckPage /> : <CategoryPage />
}
