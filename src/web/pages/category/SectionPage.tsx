import { useLocation } from '@tanstack/react-router'
import { isCheckPath } from '../../app/check-paths.ts'
import { CheckPage } from '../check/CheckPage.tsx'
import { CategoryPage } from './CategoryPage.tsx'

/** What the address of a category shows: its checks, or, where that is a check's own address, the check. */
export function SectionPage() {
  const { pathname } = useLocation()
  return isCheckPath(pathname) ? <CheckPage /> : <CategoryPage />
}
