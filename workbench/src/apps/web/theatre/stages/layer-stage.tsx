import type { ReactElement } from 'react';
import { type LayerState, standingLayers } from '../acts/layer-act.ts';
import { LayersPicture } from '../pictures/layers-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The layers on the board as far as they are set, and the solutions that each of them still offers. */
export function LayerStage({ puzzle, state, finale }: SceneStageProps<LayerState>): ReactElement {
  const { grid, layers, current, isDead } = state;
  const { geometry } = puzzle;
  const standing = standingLayers(state);
  const stands = (cell: number): boolean =>
    finale !== undefined || geometry.placesOf(cell).some((place) => standing.has(geometry.places[place]!.panel));
  const inLayer = new Set(layers[current ?? -1]?.blanks);
  return (
    <div className="stage-pair">
      <StageBoard
        puzzle={puzzle}
        grid={finale ?? grid}
        stands={stands}
        lookOf={(cell) => (!finale && inLayer.has(cell) ? (isDead ? 'trial-cut' : 'look') : '')}
      />
      <LayersPicture state={state} />
    </div>
  );
}
