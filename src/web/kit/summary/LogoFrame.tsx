import type { ReactNode } from 'react'
import classes from './logo.module.css'

interface LogoFrameProps {
  src: string
  /** In pixels. */
  width: number
  height: number
  children: ReactNode
}

/** A logo on the white it was made for, and what can be done with it. */
export const LogoFrame = ({ src, width, height, children }: LogoFrameProps) => (
  <div className={classes.logo}>
    <img src={src} width={width} height={height} alt="Your logo" />
    {children}
  </div>
)
