// The pages of the reference and of the lint rules, for `zoetrope explain`. ExplainCommandTests check the list.
#include "CReference.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char lint_ambiguous_layout[] = {
#embed "../../content/lint/ambiguous-layout.md"
};
static const unsigned char lint_blank_snapshot[] = {
#embed "../../content/lint/blank-snapshot.md"
};
static const unsigned char lint_completed_against_outcome[] = {
#embed "../../content/lint/completed-against-outcome.md"
};
static const unsigned char lint_completed_twice[] = {
#embed "../../content/lint/completed-twice.md"
};
static const unsigned char lint_completion_speed[] = {
#embed "../../content/lint/completion-speed.md"
};
static const unsigned char lint_coplanar_planes[] = {
#embed "../../content/lint/coplanar-planes.md"
};
static const unsigned char lint_crossing_planes[] = {
#embed "../../content/lint/crossing-planes.md"
};
static const unsigned char lint_explicit_animation_scrubbed[] = {
#embed "../../content/lint/explicit-animation-scrubbed.md"
};
static const unsigned char lint_finished_at_one_hundred[] = {
#embed "../../content/lint/finished-at-one-hundred.md"
};
static const unsigned char lint_fixed_size[] = {
#embed "../../content/lint/fixed-size.md"
};
static const unsigned char lint_flash_on_cancel[] = {
#embed "../../content/lint/flash-on-cancel.md"
};
static const unsigned char lint_frame_under_transform[] = {
#embed "../../content/lint/frame-under-transform.md"
};
static const unsigned char lint_gesture_ended_early[] = {
#embed "../../content/lint/gesture-ended-early.md"
};
static const unsigned char lint_half_turn[] = {
#embed "../../content/lint/half-turn.md"
};
static const unsigned char lint_illegal_constraint[] = {
#embed "../../content/lint/illegal-constraint.md"
};
static const unsigned char lint_index[] = {
#embed "../../content/lint/index.md"
};
static const unsigned char lint_m34_sign[] = {
#embed "../../content/lint/m34-sign.md"
};
static const unsigned char lint_never_completed[] = {
#embed "../../content/lint/never-completed.md"
};
static const unsigned char lint_new_view_missing[] = {
#embed "../../content/lint/new-view-missing.md"
};
static const unsigned char lint_not_modelled[] = {
#embed "../../content/lint/not-modelled.md"
};
static const unsigned char lint_perspective_twice[] = {
#embed "../../content/lint/perspective-twice.md"
};
static const unsigned char lint_released_early[] = {
#embed "../../content/lint/released-early.md"
};
static const unsigned char lint_selected_during_change[] = {
#embed "../../content/lint/selected-during-change.md"
};
static const unsigned char lint_state_left_behind[] = {
#embed "../../content/lint/state-left-behind.md"
};
static const unsigned char lint_sublayer_transform_left[] = {
#embed "../../content/lint/sublayer-transform-left.md"
};
static const unsigned char lint_unsatisfiable_constraints[] = {
#embed "../../content/lint/unsatisfiable-constraints.md"
};
static const unsigned char lint_unseeded_randomness[] = {
#embed "../../content/lint/unseeded-randomness.md"
};
static const unsigned char lint_views_left_behind[] = {
#embed "../../content/lint/views-left-behind.md"
};
static const unsigned char reference_animators[] = {
#embed "../../content/reference/animators.md"
};
static const unsigned char reference_cache[] = {
#embed "../../content/reference/cache.md"
};
static const unsigned char reference_command_line[] = {
#embed "../../content/reference/command-line.md"
};
static const unsigned char reference_configuration[] = {
#embed "../../content/reference/configuration.md"
};
static const unsigned char reference_diagnostics[] = {
#embed "../../content/reference/diagnostics.md"
};
static const unsigned char reference_directives[] = {
#embed "../../content/reference/directives.md"
};
static const unsigned char reference_engine[] = {
#embed "../../content/reference/engine.md"
};
static const unsigned char reference_figures[] = {
#embed "../../content/reference/figures.md"
};
static const unsigned char reference_gestures[] = {
#embed "../../content/reference/gestures.md"
};
static const unsigned char reference_index[] = {
#embed "../../content/reference/index.md"
};
static const unsigned char reference_limits[] = {
#embed "../../content/reference/limits.md"
};
static const unsigned char reference_scenarios[] = {
#embed "../../content/reference/scenarios.md"
};
static const unsigned char reference_screens[] = {
#embed "../../content/reference/screens.md"
};
static const unsigned char reference_swift[] = {
#embed "../../content/reference/swift.md"
};
static const unsigned char reference_templates[] = {
#embed "../../content/reference/templates.md"
};
static const unsigned char reference_trust[] = {
#embed "../../content/reference/trust.md"
};
static const unsigned char reference_uikit[] = {
#embed "../../content/reference/uikit.md"
};

#define PAGE(name, bytes) {name, bytes, sizeof bytes}

static const CReferencePage pages[] = {
  PAGE("lint/ambiguous-layout", lint_ambiguous_layout),
  PAGE("lint/blank-snapshot", lint_blank_snapshot),
  PAGE("lint/completed-against-outcome", lint_completed_against_outcome),
  PAGE("lint/completed-twice", lint_completed_twice),
  PAGE("lint/completion-speed", lint_completion_speed),
  PAGE("lint/coplanar-planes", lint_coplanar_planes),
  PAGE("lint/crossing-planes", lint_crossing_planes),
  PAGE("lint/explicit-animation-scrubbed", lint_explicit_animation_scrubbed),
  PAGE("lint/finished-at-one-hundred", lint_finished_at_one_hundred),
  PAGE("lint/fixed-size", lint_fixed_size),
  PAGE("lint/flash-on-cancel", lint_flash_on_cancel),
  PAGE("lint/frame-under-transform", lint_frame_under_transform),
  PAGE("lint/gesture-ended-early", lint_gesture_ended_early),
  PAGE("lint/half-turn", lint_half_turn),
  PAGE("lint/illegal-constraint", lint_illegal_constraint),
  PAGE("lint/index", lint_index),
  PAGE("lint/m34-sign", lint_m34_sign),
  PAGE("lint/never-completed", lint_never_completed),
  PAGE("lint/new-view-missing", lint_new_view_missing),
  PAGE("lint/not-modelled", lint_not_modelled),
  PAGE("lint/perspective-twice", lint_perspective_twice),
  PAGE("lint/released-early", lint_released_early),
  PAGE("lint/selected-during-change", lint_selected_during_change),
  PAGE("lint/state-left-behind", lint_state_left_behind),
  PAGE("lint/sublayer-transform-left", lint_sublayer_transform_left),
  PAGE("lint/unsatisfiable-constraints", lint_unsatisfiable_constraints),
  PAGE("lint/unseeded-randomness", lint_unseeded_randomness),
  PAGE("lint/views-left-behind", lint_views_left_behind),
  PAGE("reference/animators", reference_animators),
  PAGE("reference/cache", reference_cache),
  PAGE("reference/command-line", reference_command_line),
  PAGE("reference/configuration", reference_configuration),
  PAGE("reference/diagnostics", reference_diagnostics),
  PAGE("reference/directives", reference_directives),
  PAGE("reference/engine", reference_engine),
  PAGE("reference/figures", reference_figures),
  PAGE("reference/gestures", reference_gestures),
  PAGE("reference/index", reference_index),
  PAGE("reference/limits", reference_limits),
  PAGE("reference/scenarios", reference_scenarios),
  PAGE("reference/screens", reference_screens),
  PAGE("reference/swift", reference_swift),
  PAGE("reference/templates", reference_templates),
  PAGE("reference/trust", reference_trust),
  PAGE("reference/uikit", reference_uikit),
};

size_t CReferencePageCount(void) { return sizeof pages / sizeof *pages; }

CReferencePage CReferencePageAt(size_t index) { return pages[index]; }
