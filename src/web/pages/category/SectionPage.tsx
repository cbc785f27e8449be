import { useLocation } from '@tanstack/react-router'
import { checkAt } from '#core/check-at.ts'
import { checks } from '../../app/catalogue.generated.ts'
import { CheckPage } from '../check/CheckPage.tsx'
import { CategoryPage } from './CategoryPage.tsx'

/** What the address of a category shows: its checks, or, where that is a check's own address, the check. */
export function SectionPage() {
  const { pathname } = useLocation()
  return checkAt(checks, pathname, {}) ? <CheckPage /> : <CategoryPage />
}
