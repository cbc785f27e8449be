import { VisuallyHidden } from '@mantine/core'
import { Card } from '../surface/Card.tsx'
import { SkeletonBar } from '../surface/SkeletonBar.tsx'
import { LessonLayout } from './LessonLayout.tsx'
import classes from './lesson.module.css'

const LINES = ['90%', '70%', '85%', '60%', '80%']

/** The skeleton of a video's page. */
export function LessonSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div aria-hidden="true">
        <div className={classes.coming}>
          <SkeletonBar width="min(360px, 70vw)" height={32} />
          <SkeletonBar width="min(560px, 85vw)" height={16} />
        </div>
        <LessonLayout
          beside={
            <Card className={classes.comingText}>
              {LINES.map((width) => (
                <SkeletonBar key={width} width={width} />
              ))}
            </Card>
          }
        >
          <div className={classes.video} />
        </LessonLayout>
      </div>
    </div>
  )
}
