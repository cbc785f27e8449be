import { plural } from '#core/words.ts'
import { Icon } from '../Icon.tsx'
import type { NavId } from '../frame/nav-items.ts'
import { navIcon } from '../frame/nav-items.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './category-list.module.css'

export interface CategoryIntro {
  id: NavId
  title: string
  line: string
  /** The checks in it. */
  checks: readonly { title: string; href: string }[]
}

/** The categories with their checks: every check's name links to its learn-more page. */
export function CategoryIntroList({ categories }: { categories: readonly CategoryIntro[] }) {
  return (
    <ul className={classes.categories}>
      {categories.map(({ id, title, line, checks }) => (
        <li key={id}>
          <Icon of={navIcon(id)} size={24} />
          <div>
            <h3>{title}</h3>
            <p>{line}</p>
          </div>
          <ul className={classes.checks}>
            {checks.map((check) => (
              <li key={check.href}>
                <LinkTo href={check.href}>{check.title}</LinkTo>
              </li>
            ))}
          </ul>
          <span className={classes.count}>{plural(checks.length, 'check')}</span>
        </li>
      ))}
    </ul>
  )
}
