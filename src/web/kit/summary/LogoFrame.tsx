import type { ReactNode } from 'react'
import classes from './logo.module.css'

interface LogoFrameProps {
  src: string
  /** In pixels. */
  width: number
  height: number
  children: ReactNode
}

/** A logo on white, and its buttons. */
export const LogoFrame = ({ src, width, height, children }: LogoFrameProps) => (
  <div className={classes.logo}>
    <img src={src} width={width} height={height} alt="Your logo" />
    {children}
  </div>
)
