"""Line mode: for pipes, dumb terminals and screen readers. Nothing is redrawn; the order of things never changes."""
