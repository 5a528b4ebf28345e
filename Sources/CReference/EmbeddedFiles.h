// Made by EmbeddedFilesTests: RECORD=1 swift test --filter EmbeddedFilesTests

static const unsigned char lint_ambiguous_layout_md[] = {
#embed "../../content/lint/ambiguous-layout.md"
};
static const unsigned char lint_blank_snapshot_md[] = {
#embed "../../content/lint/blank-snapshot.md"
};
static const unsigned char lint_completed_against_outcome_md[] = {
#embed "../../content/lint/completed-against-outcome.md"
};
static const unsigned char lint_completed_twice_md[] = {
#embed "../../content/lint/completed-twice.md"
};
static const unsigned char lint_completion_speed_md[] = {
#embed "../../content/lint/completion-speed.md"
};
static const unsigned char lint_coplanar_planes_md[] = {
#embed "../../content/lint/coplanar-planes.md"
};
static const unsigned char lint_crossing_planes_md[] = {
#embed "../../content/lint/crossing-planes.md"
};
static const unsigned char lint_explicit_animation_scrubbed_md[] = {
#embed "../../content/lint/explicit-animation-scrubbed.md"
};
static const unsigned char lint_finished_at_one_hundred_md[] = {
#embed "../../content/lint/finished-at-one-hundred.md"
};
static const unsigned char lint_fixed_size_md[] = {
#embed "../../content/lint/fixed-size.md"
};
static const unsigned char lint_flash_on_cancel_md[] = {
#embed "../../content/lint/flash-on-cancel.md"
};
static const unsigned char lint_frame_under_transform_md[] = {
#embed "../../content/lint/frame-under-transform.md"
};
static const unsigned char lint_gesture_ended_early_md[] = {
#embed "../../content/lint/gesture-ended-early.md"
};
static const unsigned char lint_half_turn_md[] = {
#embed "../../content/lint/half-turn.md"
};
static const unsigned char lint_illegal_constraint_md[] = {
#embed "../../content/lint/illegal-constraint.md"
};
static const unsigned char lint_index_md[] = {
#embed "../../content/lint/index.md"
};
static const unsigned char lint_m34_sign_md[] = {
#embed "../../content/lint/m34-sign.md"
};
static const unsigned char lint_never_completed_md[] = {
#embed "../../content/lint/never-completed.md"
};
static const unsigned char lint_new_view_missing_md[] = {
#embed "../../content/lint/new-view-missing.md"
};
static const unsigned char lint_not_modelled_md[] = {
#embed "../../content/lint/not-modelled.md"
};
static const unsigned char lint_perspective_twice_md[] = {
#embed "../../content/lint/perspective-twice.md"
};
static const unsigned char lint_released_early_md[] = {
#embed "../../content/lint/released-early.md"
};
static const unsigned char lint_selected_during_change_md[] = {
#embed "../../content/lint/selected-during-change.md"
};
static const unsigned char lint_state_left_behind_md[] = {
#embed "../../content/lint/state-left-behind.md"
};
static const unsigned char lint_sublayer_transform_left_md[] = {
#embed "../../content/lint/sublayer-transform-left.md"
};
static const unsigned char lint_unsatisfiable_constraints_md[] = {
#embed "../../content/lint/unsatisfiable-constraints.md"
};
static const unsigned char lint_unseeded_randomness_md[] = {
#embed "../../content/lint/unseeded-randomness.md"
};
static const unsigned char lint_views_left_behind_md[] = {
#embed "../../content/lint/views-left-behind.md"
};
static const unsigned char reference_animators_md[] = {
#embed "../../content/reference/animators.md"
};
static const unsigned char reference_cache_md[] = {
#embed "../../content/reference/cache.md"
};
static const unsigned char reference_code_md[] = {
#embed "../../content/reference/code.md"
};
static const unsigned char reference_command_line_md[] = {
#embed "../../content/reference/command-line.md"
};
static const unsigned char reference_configuration_md[] = {
#embed "../../content/reference/configuration.md"
};
static const unsigned char reference_diagnostics_md[] = {
#embed "../../content/reference/diagnostics.md"
};
static const unsigned char reference_directives_md[] = {
#embed "../../content/reference/directives.md"
};
static const unsigned char reference_editors_md[] = {
#embed "../../content/reference/editors.md"
};
static const unsigned char reference_engine_md[] = {
#embed "../../content/reference/engine.md"
};
static const unsigned char reference_figures_md[] = {
#embed "../../content/reference/figures.md"
};
static const unsigned char reference_gestures_md[] = {
#embed "../../content/reference/gestures.md"
};
static const unsigned char reference_index_md[] = {
#embed "../../content/reference/index.md"
};
static const unsigned char reference_jekyll_md[] = {
#embed "../../content/reference/jekyll.md"
};
static const unsigned char reference_languages_md[] = {
#embed "../../content/reference/languages.md"
};
static const unsigned char reference_limits_md[] = {
#embed "../../content/reference/limits.md"
};
static const unsigned char reference_machines_md[] = {
#embed "../../content/reference/machines.md"
};
static const unsigned char reference_markdown_md[] = {
#embed "../../content/reference/markdown.md"
};
static const unsigned char reference_pictures_md[] = {
#embed "../../content/reference/pictures.md"
};
static const unsigned char reference_run_schema_json[] = {
#embed "../../content/reference/run.schema.json"
};
static const unsigned char reference_scenarios_md[] = {
#embed "../../content/reference/scenarios.md"
};
static const unsigned char reference_screens_md[] = {
#embed "../../content/reference/screens.md"
};
static const unsigned char reference_search_md[] = {
#embed "../../content/reference/search.md"
};
static const unsigned char reference_swift_md[] = {
#embed "../../content/reference/swift.md"
};
static const unsigned char reference_symbols_md[] = {
#embed "../../content/reference/symbols.md"
};
static const unsigned char reference_templates_md[] = {
#embed "../../content/reference/templates.md"
};
static const unsigned char reference_theme_md[] = {
#embed "../../content/reference/theme.md"
};
static const unsigned char reference_trust_md[] = {
#embed "../../content/reference/trust.md"
};
static const unsigned char reference_uikit_md[] = {
#embed "../../content/reference/uikit.md"
};
static const unsigned char reference_versions_md[] = {
#embed "../../content/reference/versions.md"
};

#define FILES(FILE) \
  FILE("lint/ambiguous-layout", lint_ambiguous_layout_md) \
  FILE("lint/blank-snapshot", lint_blank_snapshot_md) \
  FILE("lint/completed-against-outcome", lint_completed_against_outcome_md) \
  FILE("lint/completed-twice", lint_completed_twice_md) \
  FILE("lint/completion-speed", lint_completion_speed_md) \
  FILE("lint/coplanar-planes", lint_coplanar_planes_md) \
  FILE("lint/crossing-planes", lint_crossing_planes_md) \
  FILE("lint/explicit-animation-scrubbed", lint_explicit_animation_scrubbed_md) \
  FILE("lint/finished-at-one-hundred", lint_finished_at_one_hundred_md) \
  FILE("lint/fixed-size", lint_fixed_size_md) \
  FILE("lint/flash-on-cancel", lint_flash_on_cancel_md) \
  FILE("lint/frame-under-transform", lint_frame_under_transform_md) \
  FILE("lint/gesture-ended-early", lint_gesture_ended_early_md) \
  FILE("lint/half-turn", lint_half_turn_md) \
  FILE("lint/illegal-constraint", lint_illegal_constraint_md) \
  FILE("lint/index", lint_index_md) \
  FILE("lint/m34-sign", lint_m34_sign_md) \
  FILE("lint/never-completed", lint_never_completed_md) \
  FILE("lint/new-view-missing", lint_new_view_missing_md) \
  FILE("lint/not-modelled", lint_not_modelled_md) \
  FILE("lint/perspective-twice", lint_perspective_twice_md) \
  FILE("lint/released-early", lint_released_early_md) \
  FILE("lint/selected-during-change", lint_selected_during_change_md) \
  FILE("lint/state-left-behind", lint_state_left_behind_md) \
  FILE("lint/sublayer-transform-left", lint_sublayer_transform_left_md) \
  FILE("lint/unsatisfiable-constraints", lint_unsatisfiable_constraints_md) \
  FILE("lint/unseeded-randomness", lint_unseeded_randomness_md) \
  FILE("lint/views-left-behind", lint_views_left_behind_md) \
  FILE("reference/animators", reference_animators_md) \
  FILE("reference/cache", reference_cache_md) \
  FILE("reference/code", reference_code_md) \
  FILE("reference/command-line", reference_command_line_md) \
  FILE("reference/configuration", reference_configuration_md) \
  FILE("reference/diagnostics", reference_diagnostics_md) \
  FILE("reference/directives", reference_directives_md) \
  FILE("reference/editors", reference_editors_md) \
  FILE("reference/engine", reference_engine_md) \
  FILE("reference/figures", reference_figures_md) \
  FILE("reference/gestures", reference_gestures_md) \
  FILE("reference/index", reference_index_md) \
  FILE("reference/jekyll", reference_jekyll_md) \
  FILE("reference/languages", reference_languages_md) \
  FILE("reference/limits", reference_limits_md) \
  FILE("reference/machines", reference_machines_md) \
  FILE("reference/markdown", reference_markdown_md) \
  FILE("reference/pictures", reference_pictures_md) \
  FILE("reference/run.schema.json", reference_run_schema_json) \
  FILE("reference/scenarios", reference_scenarios_md) \
  FILE("reference/screens", reference_screens_md) \
  FILE("reference/search", reference_search_md) \
  FILE("reference/swift", reference_swift_md) \
  FILE("reference/symbols", reference_symbols_md) \
  FILE("reference/templates", reference_templates_md) \
  FILE("reference/theme", reference_theme_md) \
  FILE("reference/trust", reference_trust_md) \
  FILE("reference/uikit", reference_uikit_md) \
  FILE("reference/versions", reference_versions_md)
