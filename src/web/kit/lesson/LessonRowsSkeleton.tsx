import { SkeletonBar } from '../surface/SkeletonBar.tsx'
import { LessonList } from './LessonRow.tsx'
import classes from './lesson.module.css'

/** The skeleton of a few lessons, with their height. */
export const LessonRowsSkeleton = ({ count }: { count: number }) => (
  <div aria-busy="true">
    <div aria-hidden="true">
      <LessonList isShort>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={classes.row}>
            <span className={classes.rowLink}>
              <span className={classes.thumb} />
              <span className={classes.wordsComing}>
                <SkeletonBar width="80%" height={16} />
                <SkeletonBar width="50%" />
              </span>
            </span>
          </li>
        ))}
      </LessonList>
    </div>
  </div>
)
