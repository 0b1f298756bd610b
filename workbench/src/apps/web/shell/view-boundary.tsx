import { Component, type ReactNode } from 'react';
import { say } from '../texts.ts';

interface State {
  readonly error?: Error;
}

/** Says what went wrong in a view instead of leaving the page empty. Games are saved, so a new start loses nothing. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="card failure" role="alert">
        <h1>{say('failure.title')}</h1>
        <p>{say('failure.text')}</p>
        <pre lang="en">{error.message}</pre>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say('failure.reload')}
        </button>
      </div>
    );
  }
}
