import { Stack, VisuallyHidden } from '@mantine/core'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import classes from './figures-skeleton.module.css'

/** The place of the figures of Google Analytics while they load, as high as they will be: what is below stays where it is. */
export const FiguresSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <div aria-hidden="true">
      <Card title="People on your website" hint={<SkeletonBar width="220px" height={16} />}>
        <Stack gap="lg">
          <FieldPair>
            <SkeletonBar width="100%" height={72} />
            <SkeletonBar width="100%" height={72} />
          </FieldPair>
          <SkeletonBar width="160px" height={32} />
          <div className={classes.chart} />
        </Stack>
      </Card>
    </div>
  </div>
)
